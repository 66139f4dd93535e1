import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Twin } from '#platform/twins.ts'

const posts = [
  {
    id: 'sample-1',
    picture: 'view-tin-bench',
    caption: 'Beakers and blotters on the bench',
  },
  { id: 'sample-2', picture: 'view-ember-candle', caption: 'Candles burning side by side' },
  {
    id: 'sample-3',
    picture: 'view-soy-wax',
    caption: 'Wax and oils on a walnut board\n#materials',
  },
]

/** The Graph API's `me/media`: three pictures, and a film that the shop must leave alone. */
export const instagramTwin: Twin = {
  name: 'instagram',
  open:
    ({ config }) =>
    async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const picture = /^\/media\/([\w-]{1,60})\.jpg$/.exec(pathname)?.[1]
      if (picture) return jpeg(picture)
      if (pathname !== '/me/media') return new Response('not found', { status: 404 })
      if (searchParams.get('access_token') !== 'twin')
        return Response.json(
          { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } },
          { status: 400 },
        )
      const at = `${config.TWINS}/instagram/media`
      const images = posts.map(({ id, picture, caption }) => ({
        id,
        media_type: 'IMAGE',
        media_url: `${at}/${picture}.jpg`,
        permalink: `https://www.instagram.com/p/${id}/`,
        caption,
      }))
      return Response.json({
        data: [
          {
            id: 'film',
            media_type: 'VIDEO',
            media_url: `${at}/film.mp4`,
            permalink: 'https://www.instagram.com/p/film/',
          },
          ...images,
        ],
      })
    },
}

async function jpeg(picture: string): Promise<Response> {
  const original = await readFile(`media/${picture}.webp`).catch(() => null)
  if (!original) return new Response('not found', { status: 404 })
  return new Response(
    new Uint8Array(await sharp(original).resize({ width: 640 }).jpeg().toBuffer()),
    { headers: { 'content-type': 'image/jpeg' } },
  )
}
