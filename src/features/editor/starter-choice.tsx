import { useMemo } from 'react'
import type { Brand } from '#api/brand'
import type { StartersGalleryProps } from '#features/editor/starters-gallery'
import { EditorDataProvider, type EditorData } from '#features/editor/state'
import { StartersGallery } from './later-parts.ts'

export interface StarterChoiceProps extends StartersGalleryProps {
  /** Its colours are those of the layouts; undefined while it is loading. */
  brand: Brand | undefined
}

/** The layouts to start a mail from, outside of the editor. */
export function StarterChoice({ brand, ...gallery }: StarterChoiceProps) {
  const data = useMemo<EditorData>(
    () => ({
      brand,
      properties: undefined,
      lists: undefined,
      segments: undefined,
      // The gallery neither previews for a contact nor takes images.
      searchContacts: async () => [],
      uploadImage: async () => {
        throw new Error('The choice of a layout uploads no images')
      },
    }),
    [brand],
  )
  return (
    <EditorDataProvider data={data}>
      <StartersGallery {...gallery} />
    </EditorDataProvider>
  )
}
