import { useRef, useState } from 'react'
import type { EmailDocument } from '#mail/document'
import type { Operation } from '#mail/operations'
import { replacing } from '#mail/replace'
import type { ImportResult, Refusal } from './import.model.ts'

type Ready = Extract<ImportResult, { kind: 'ready' }> & {
  replacing: (document: EmailDocument) => Operation
  appending: (document: EmailDocument) => Operation
}
export type Imported = Ready | { kind: 'refused'; reason: Refusal | 'failed' }
export type ReadyImport = Ready

/** Bytes of a file that is read at all; what is larger is no mail. */
const FILE_MOST = 5_000_000

/** Reads what is chosen or pasted. The code that understands it is loaded when it is first needed. */
export function useImport() {
  const [result, setResult] = useState<Imported>()
  const [isReading, setIsReading] = useState(false)
  const latest = useRef(0)

  const read = async (source: File | string): Promise<Imported> => {
    if (typeof source !== 'string' && source.size > FILE_MOST) return { kind: 'refused', reason: 'too_large' }
    try {
      const [model, { parseInert }, content] = await Promise.all([
        import('./import.model.ts'),
        import('#lib/trusted-mail'),
        typeof source === 'string' ? source : source.arrayBuffer(),
      ])
      const text = typeof content === 'string' ? content : model.textOfFile(new Uint8Array(content))
      if (text === undefined) return { kind: 'refused', reason: 'not_mail' }
      const found = model.readImport(text, parseInert)
      if (found.kind === 'refused') return found
      return {
        ...found,
        replacing: (document) => replacing(document, found.document, 'import'),
        appending: (document) => model.appending(document, found.document),
      }
    } catch {
      return { kind: 'refused', reason: 'failed' }
    }
  }

  const take = (source: File | string) => {
    latest.current += 1
    const run = latest.current
    setIsReading(true)
    void read(source).then((found) => {
      // Another file was chosen meanwhile, or the dialog was closed.
      if (run !== latest.current) return
      setResult(found)
      setIsReading(false)
    })
  }
  const reset = () => {
    latest.current += 1
    setResult(undefined)
    setIsReading(false)
  }
  return { result, isReading, take, reset }
}
