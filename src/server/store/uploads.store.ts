import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** An image that somebody uploaded. */
export interface Upload {
  id: string
  accountId: string
  /** As many as were sent. */
  bytes: number
  /** As it was sent. */
  mediaType: string
  /** The name of the stored file, which several uploads share that are the same picture. */
  file: string
  at: string
}

/** Notes an upload; without a workspace it belongs to the account alone. */
export async function addUpload(
  db: Database,
  tenant: Tenant | undefined,
  { id, accountId, bytes, mediaType, file, at }: Upload,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      id,
      workspace_id: tenant?.number ?? null,
      account_id: accountId,
      bytes,
      media_type: mediaType,
      file,
      uploaded_at: at,
    })
    .execute()
}
