import { expectClip, uploadedImage } from '#domain/uploads/upload-rules'
import { uploadRoutes } from '#api/contract'
import { WORKSPACE_HEADER } from '#api/wire'
import { handle } from '#mocks/core/handle'
import { uploads } from './uploads.data.ts'

export const uploadHandlers = [
  /**
   * There is nowhere to put files, so `src` is a data address of the very bytes. Of a clipped picture it is a drawing
   * that shows the clip. Sizes are those of the picture, or of the clip: nothing is scaled or encoded anew.
   */
  handle(uploadRoutes.image, (call) => {
    const { db, account, body, now, request } = call
    const { bytes, header } = uploadedImage(body)
    const { mediaType, width, height } = header
    const { clip } = body
    expectClip(header, clip)
    db.of(uploads).put({
      id: db.nextId('upl'),
      // The icon of a workspace that is still to be created belongs to none; what a key uploads to the key's.
      workspaceId: call.apiKey || request.headers.has(WORKSPACE_HEADER) ? call.workspaceId : '',
      accountId: account.id,
      bytes: bytes.length,
      mediaType,
      at: now,
    })
    const src = `data:${mediaType};base64,${body.data}`
    if (!clip) return { src, width, height }
    return { src: clipped(src, { width, height }, clip), width: clip.width, height: clip.height }
  }),
]

interface Size {
  width: number
  height: number
}

/** A picture that is a part of another one. */
function clipped(src: string, whole: Size, clip: Size & { x: number; y: number }): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${clip.width}" height="${clip.height}" viewBox="${clip.x} ${clip.y} ${clip.width} ${clip.height}"><image width="${whole.width}" height="${whole.height}" href="${src}"/></svg>`
  return `data:image/svg+xml;base64,${btoa(drawing)}`
}
