import { useRef, useState } from 'react'
import { useExportContacts, type ContactExport, type ExportResult } from '#api/contacts'
import { EXPORT_ROWS } from '#lib/export-rows'

/** What is asked of every part of a file. */
export type ExportQuestion = Omit<ContactExport, 'offset' | 'limit' | 'file'>

/**
 * Asks for a file in parts. What has come is kept while the question stays the same: after a part that failed, `collect`
 * goes on where it stopped. It answers undefined when a part failed or the signal was aborted.
 */
export function useExportParts() {
  const { send, isSending, error } = useExportContacts()
  const [done, setDone] = useState(0)
  const kept = useRef({ asked: '', file: '', parts: [] as ExportResult[] })
  const collect = async (question: ExportQuestion, signal: AbortSignal) => {
    const asked = JSON.stringify(question)
    // Another tab may ask for the same at the same time: its parts are of another file (EXP-9).
    if (kept.current.asked !== asked) kept.current = { asked, file: `exp_${crypto.randomUUID()}`, parts: [] }
    const { file, parts } = kept.current
    for (;;) {
      const rows = parts.reduce((sum, part) => sum + part.rows, 0)
      setDone(rows)
      const last = parts.at(-1)
      if (last && last.rows < EXPORT_ROWS) return { parts, rows }
      const outcome = await send({ body: { ...question, file, offset: rows, limit: EXPORT_ROWS } }, signal)
      if (!outcome.ok || signal.aborted) return undefined
      parts.push(outcome.data)
    }
  }
  return { collect, done, isSending, error }
}
