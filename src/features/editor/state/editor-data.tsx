import { createContext, useContext, type ReactNode } from 'react'
import type { Brand } from '#api/brand'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'

/** An image after its upload. */
export interface UploadedImage {
  src: string
  width: number
  height: number
}

/** What the editor needs from outside. Undefined while it is loading. */
export interface EditorData {
  brand: Brand | undefined
  /** Properties of contacts, for variables and conditions. */
  properties: readonly SchemaProperty[] | undefined
  lists: readonly { id: string; name: string }[] | undefined
  segments: readonly { id: string; name: string }[] | undefined
  searchContacts(words: string, signal: AbortSignal): Promise<readonly Contact[]>
  /** `onProgress` gets the share that is uploaded, from 0 to 1. */
  uploadImage(
    file: File,
    options: { signal: AbortSignal; onProgress(share: number): void },
  ): Promise<UploadedImage>
}

const DataContext = createContext<EditorData | undefined>(undefined)

export interface EditorDataProviderProps {
  data: EditorData
  children: ReactNode
}

/** Gives the parts of the editor what comes from outside: by the API in the app, from fixtures in the demo and in stories. */
export function EditorDataProvider({ data, children }: EditorDataProviderProps) {
  return <DataContext value={data}>{children}</DataContext>
}

export function useEditorData(): EditorData {
  const data = useContext(DataContext)
  if (!data) throw new Error('No EditorDataProvider around this component')
  return data
}
