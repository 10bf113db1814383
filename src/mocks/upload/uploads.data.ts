import { collectionOf } from '#mocks/core/collection'

/** What was uploaded, for the bill; the file itself is not kept. */
interface UploadRecord {
  id: string
  workspaceId: string
  accountId: string
  bytes: number
  mediaType: string
  at: string
}

export const uploads = collectionOf<UploadRecord>('uploads')
