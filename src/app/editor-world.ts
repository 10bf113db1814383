import { useMemo } from 'react'
import { useBrand } from '#api/brand'
import { contactRoutes } from '#api/contacts'
import { useApi } from '#api/core'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema } from '#api/schemas'
import { useSegments } from '#api/segments'
import { uploadRoutes } from '#api/upload'
import type { EditorData } from '#features/editor'

/** Contacts that are offered for a preview. */
const CONTACTS = 20

/** The bytes of a file in base64, as an upload takes them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** What the email editor needs of the workspace. */
export function useEditorWorld(workspaceId: string): EditorData {
  const { client } = useApi()
  const brand = useBrand()
  const schema = useSchema('contact')
  const lists = useMailingLists()
  const segments = useSegments()
  return useMemo(
    () => ({
      brand: brand.data,
      properties: schema.data?.properties,
      lists: lists.data?.items,
      segments: segments.data?.items,
      async searchContacts(words, signal) {
        const body = { ...(words !== '' && { q: words }), limit: CONTACTS }
        return (await client.call(contactRoutes.search, { body }, { workspaceId, signal })).items
      },
      async uploadImage(file, { signal, onProgress }) {
        const body = { data: await base64Of(file), mediaType: file.type, qualityPreset: 'content' as const }
        const image = await client.call(uploadRoutes.image, { body }, { signal })
        onProgress(1)
        return image
      },
    }),
    [client, workspaceId, brand.data, schema.data, lists.data, segments.data],
  )
}
