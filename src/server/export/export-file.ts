import { open, type FileHandle } from 'node:fs/promises'

/** Characters that are kept until they are written. */
const PART = 1 << 20

/** A file that grows: what was added is written before more is taken. */
export interface ExportFile {
  add: (text: string) => Promise<void>
  /** Writes the rest down to the disk. */
  close: () => Promise<void>
}

/** Begins a file that is not there yet, which nobody else can read. */
export async function exportFile(path: string): Promise<ExportFile> {
  const file: FileHandle = await open(path, 'wx', 0o600)
  let kept = ''
  const write = async () => {
    await file.writeFile(kept)
    kept = ''
  }
  return {
    async add(text) {
      kept += text
      if (kept.length >= PART) await write()
    },
    async close() {
      await write()
      await file.sync()
      await file.close()
    },
  }
}
