import { expect, test } from 'vitest'
import { imageUrl, mediaName, wirePicture } from './picture-address.ts'

test('a picture goes out as an address, and its name can be read from it again', () => {
  expect(wirePicture('candle-fig')).toBe('/img/candle-fig-800.webp')
  expect(wirePicture('')).toBe('')
  for (const name of ['candle-fig', 'shot-2024', 'scene-home-wide'])
    expect(mediaName(wirePicture(name))).toBe(name)
  expect(imageUrl(wirePicture('candle-fig'), 320, 'avif')).toBe('/img/candle-fig-320.avif')
})

test('a name that ends in a number keeps it', () => {
  expect(mediaName('shot-2024')).toBe('shot-2024')
  expect(mediaName('media/shot-2024.webp')).toBe('shot-2024')
})
