import { uploadRoutes } from '#api/contract'
import { WORKSPACE_HEADER } from '#api/wire'
import { uploadedMb } from '#domain/usages/usage-sums'
import { uploadedImage } from '#domain/uploads/upload-rules'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Handler } from '#server/http/handle'
import { filePath } from '#server/public/public-files'
import { actorOf } from '#server/store/actors'
import { addUsage } from '#server/store/usage.store'
import { inTransaction } from '#server/store/transaction'
import { addUpload, lockFile } from '#server/store/uploads.store'

/** Uploads (docs/hosting/server.md). */
export const uploadHandlers = ({
  files,
  origins,
  database,
}: Pick<GroupSettings, 'files' | 'origins' | 'database'>): readonly Handler[] => [
  handle(
    uploadRoutes.image,
    async (call) => {
      const { db, account, body, now, newId, request } = call
      // The icon of a workspace that is still to be created belongs to none; what a key uploads to the key's.
      const tenant = call.apiKey || request.headers.has(WORKSPACE_HEADER) ? call.tenant : undefined
      const image = uploadedImage(body)
      // Few processes ever draw a picture, and what draws it takes 10 MB.
      const { drawImage } = await import('./draw-image.ts')
      const { bytes, extension, width, height } = await drawImage(image, body)
      const file = await files.put(bytes, extension)
      const id = newId('upl')
      const { mediaType } = image.header
      await addUpload(db, tenant, {
        id,
        accountId: account.id,
        bytes: image.bytes.length,
        mediaType,
        file,
        at: now,
      })
      if (tenant)
        await addUsage(db, tenant, [
          {
            id: newId('usg'),
            metric: 'uploads_mb',
            quantity: uploadedMb(image.bytes.length),
            ref: { kind: 'upload', id, name: mediaType },
            actor: actorOf(account),
            at: now,
          },
        ])
      // The same picture of before may have been removed after this one was found to be there.
      await inTransaction(database, async (inside) => {
        await lockFile(inside, file)
        await files.put(bytes, extension)
      })
      return { src: `${origins.own}${filePath(file)}`, width, height }
    },
    // Drawing takes seconds, which no transaction waits for; the row is one statement.
    { inTransaction: false },
  ),
]
