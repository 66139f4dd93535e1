import type { Page } from 'playwright-core'

/**
 * The texts of a page that are not of its language: in English everything with a Korean letter, in Korean everything
 * that reads like an English sentence. What is marked with its own language is content, and so is what people typed.
 */
export function foreignTexts(page: Page, lang: 'kr' | 'en'): Promise<string[]> {
  return page.evaluate((lang) => {
    const own = lang === 'en' ? 'ko' : 'en'
    // names of people stand inside sentences
    const isForeign = (whole: string) =>
      says(whole.replace(/[가-힣]\*{2}/g, '').replaceAll('오드모아', ''))
    const says = (text: string) =>
      lang === 'en'
        ? /[가-힣]/.test(text)
        : !/[가-힣]/.test(text) && /(?:\b[a-z]{2,}\b[ ,.!?']+){4}/i.test(text)
    const isContent = (element: Element | null) =>
      !element ||
      element.closest(`[lang|="${own}"], script, style, noscript, textarea, [data-content]`) !==
        null
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (isForeign(text) && !isContent(node.parentElement)) found.push(text)
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [alt], [title]',
    )) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isForeign(text) && !isContent(element)) found.push(`${name}="${text}"`)
      }
    }
    if (isForeign(document.title)) found.push(`title: ${document.title}`)
    return [...new Set(found)]
  }, lang)
}
