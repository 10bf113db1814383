import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageHeader, isActiveSvg } from './image-file.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  )
const big = (...values: number[]) =>
  values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const text = (source: string) => new TextEncoder().encode(source)

const samples = {
  png: bytesOf('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(640, 480), [8, 6, 0, 0, 0]),
  gif: bytesOf('GIF89a', [0x80, 0x02, 0xe0, 0x01]),
  // An EXIF segment and a table of codes stand before the frame header.
  jpeg: bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc4, 0, 4, 9, 9],
    [0xff, 0xc2, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0],
  ),
  lossy: bytesOf('RIFF', big(0), 'WEBPVP8 ', big(0), [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x42, 0xe0, 0x01]),
  lossless: bytesOf('RIFF', big(0), 'WEBPVP8L', big(0), [0x2f, 0x7f, 0xc2, 0x77, 0x00]),
  extended: bytesOf('RIFF', big(0), 'WEBPVP8X', big(0), [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
}

describe('the header of a file', () => {
  test.each([
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['jpeg', 'image/jpeg'],
    ['lossy', 'image/webp'],
    ['lossless', 'image/webp'],
    ['extended', 'image/webp'],
  ] as const)('of %s says what it is and how large', (name, mediaType) => {
    expect(imageHeader(samples[name])).toEqual({ mediaType, width: 640, height: 480 })
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480px"/>', 640, 480],
    ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 24 12"></svg>', 24, 12],
    [
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" viewBox="0,0,20,10">',
      20,
      10,
    ],
    ['<svg data-width="9">', 300, 150],
  ])('of %s is read from its first element', (source, width, height) => {
    expect(imageHeader(text(source))).toEqual({ mediaType: 'image/svg+xml', width, height })
  })

  test('of what is no image is none', () => {
    for (const source of ['', 'hello', '<html><svg></svg></html>', '<svgx>', '%PDF-1.7'])
      expect(imageHeader(text(source)), source).toBeUndefined()
    // HEIC, and a picture of no size.
    expect(imageHeader(bytesOf(big(24), 'ftypheic'))).toBeUndefined()
    expect(imageHeader(bytesOf('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(0, 9)))).toBeUndefined()
  })

  test('of a file that is cut off, or of anything at all, never throws', () => {
    for (const bytes of Object.values(samples))
      for (let length = 0; length < bytes.length; length += 1) imageHeader(bytes.subarray(0, length))
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(samples)),
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(20),
        (sample, noise, kept) => {
          const header = imageHeader(new Uint8Array([...sample.subarray(0, kept), ...noise]))
          if (header) expect(Math.min(header.width, header.height)).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('of an SVG with a great many comments is read to its end', () => {
    const source = `${'<!-- a -->'.repeat(50_000)}<p>`
    expect(imageHeader(text(source))).toBeUndefined()
  })
})

describe('an SVG', () => {
  test.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    "<svg><a xlink:href = 'https://evil.example'/></svg>",
    '<svg><image href="https://beacon.example/x.png"/></svg>',
    '<svg><use href="/other.svg#a"/></svg>',
    '<svg><foreignObject><p>x</p></foreignObject></svg>',
    '<svg><style>@import "https://a.example/x.css";</style></svg>',
    '<svg><rect style="fill:url(https://a.example/x)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
    '<svg><set attributeName="href" to="x"/></svg>',
    '<svg><image href="data:image/svg+xml;base64,AAAA"/></svg>',
    '<svg><a href="&#106;avascript:alert(1)"/></svg>',
    '<?xml-stylesheet href="x.css"?><svg/>',
    '<svg><a href=#x onclick=alert(1)></svg>',
  ])('%s is active', (source) => {
    expect(isActiveSvg(text(source))).toBe(true)
  })

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path d="M0 0"/></svg>',
    '<svg><linearGradient id="a"/><rect fill="url(#a)" clip-path="url( #b )"/><use xlink:href="#a"/></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/></svg>',
    '<svg><title>Once upon a time</title><style>.a{fill:red}</style></svg>',
  ])('%s is plain shapes', (source) => {
    expect(isActiveSvg(text(source))).toBe(false)
  })
})

test('a drawing of blanks, or of beginnings, is read at once', () => {
  const many = (piece: string) => piece.repeat(200_000 / piece.length)
  expect(imageHeader(text(`<svg width="${many(' ')}>`))).toMatchObject({ width: 300 })
  expect(imageHeader(text('<svg width=" 12px " height="\n9 ">'))).toMatchObject({ width: 12, height: 9 })
  for (const piece of ['<!DOCTYPE ', '< ', ' on', 'url( ', 'href ', '&'])
    expect(isActiveSvg(text(`<svg>${many(piece)}`)), piece).toBe(piece.startsWith('url'))
})
