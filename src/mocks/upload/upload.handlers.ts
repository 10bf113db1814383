import { badInput, ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { uploadRoutes } from '#api/contract'
import type { UploadPreset } from '#api/upload'
import { imageHeader, isActiveSvg } from '#lib/image-file'
import { WORKSPACE_HEADER } from '#api/wire'
import { handle } from '#mocks/core/handle'
import { uploads } from './uploads.data.ts'

const MB = 1024 * 1024

/** Sizes in bytes before they become base64; pixels of the whole picture. */
const UPLOAD = { most: 5 * MB, mostOfMark: 2 * MB, pixels: 40_000_000 } as const

const still = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']
const taken: Record<UploadPreset, { types: readonly string[]; most: number }> = {
  logo: { types: still, most: UPLOAD.mostOfMark },
  icon: { types: still, most: UPLOAD.mostOfMark },
  content: { types: [...still, 'image/gif'], most: UPLOAD.most },
  background: { types: [...still, 'image/gif'], most: UPLOAD.most },
}

/** Looked at without a repetition over the whole: on millions of letters that runs out of stack. */
const isBase64 = (text: string) =>
  text.length % 4 === 0 &&
  !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) &&
  /^(?:[A-Za-z0-9+/][A-Za-z0-9+/=]|==)$/.test(text.slice(-2))

export const uploadHandlers = [
  /**
   * There is nowhere to put files, so `src` is a data address of the very bytes. Of a clipped picture it is a drawing
   * that shows the clip. Sizes are those of the picture, or of the clip: nothing is scaled or encoded anew.
   */
  handle(uploadRoutes.image, (call) => {
    const { db, account, body, now, request } = call
    const { types, most } = taken[body.qualityPreset]
    const mediaType = body.mediaType.toLowerCase()
    if (!types.includes(mediaType))
      throw badInput(
        `As ${body.qualityPreset} ${types.join(', ')} are taken, but not ${body.mediaType}.`,
        `この形式の画像は使用できません。使用できる形式：${types.join('、')}`,
      )
    const size = sizeOfBase64(body.data)
    if (size > most)
      throw tooLarge(
        `The file has ${(size / MB).toFixed(1)} MB; at most ${most / MB} MB are taken.`,
        `ファイルが${(size / MB).toFixed(1)}MBあります。上限は${most / MB}MBです。`,
      )
    if (!isBase64(body.data)) throw badInput('The data is no base64.')
    const bytes = Uint8Array.from(atob(body.data), (letter) => letter.charCodeAt(0))
    const header = imageHeader(bytes)
    if (header?.mediaType !== mediaType)
      throw ruleBroken(
        `The file is no ${mediaType}, or it is damaged. Save it anew and try again.`,
        'ファイルの形式が異なるか、破損しています。保存し直してからお試しください。',
      )
    if (mediaType === 'image/svg+xml' && isActiveSvg(bytes))
      throw ruleBroken(
        'The SVG has scripts, or loads something from elsewhere. Save it as plain shapes.',
        'SVGにスクリプトか外部ファイルの読み込みが含まれています。図形だけのSVGとして保存してください。',
      )
    const { width, height } = header
    if (width * height > UPLOAD.pixels)
      throw ruleBroken(
        `The picture has ${width} × ${height} pixels; at most ${UPLOAD.pixels / 1e6} million are taken.`,
        `画像が${width}×${height}ピクセルあります。上限は${UPLOAD.pixels / 1e4}万ピクセルです。`,
      )
    const { clip } = body
    if (clip && (clip.x + clip.width > width || clip.y + clip.height > height))
      throw ruleBroken(
        `The clip reaches outside of the picture, which has ${width} × ${height} pixels.`,
        '切り抜きの範囲が画像からはみ出しています。',
      )
    db.of(uploads).put({
      id: db.nextId('upl'),
      // The icon of a workspace that is still to be created belongs to none.
      workspaceId: request.headers.has(WORKSPACE_HEADER) ? call.workspaceId : '',
      accountId: account.id,
      bytes: size,
      mediaType,
      at: now,
    })
    const src = `data:${mediaType};base64,${body.data}`
    if (!clip) return { src, width, height }
    return { src: clipped(src, { width, height }, clip), width: clip.width, height: clip.height }
  }),
]

/** How many bytes it stands for. */
const sizeOfBase64 = (text: string) =>
  Math.floor((text.length / 4) * 3) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

interface Size {
  width: number
  height: number
}

/** A picture that is a part of another one. */
function clipped(src: string, whole: Size, clip: Size & { x: number; y: number }): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${clip.width}" height="${clip.height}" viewBox="${clip.x} ${clip.y} ${clip.width} ${clip.height}"><image width="${whole.width}" height="${whole.height}" href="${src}"/></svg>`
  return `data:image/svg+xml;base64,${btoa(drawing)}`
}
