import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)
const project = fileURLToPath(new URL('..', import.meta.url))
const prefix = 'virtual:messages/'
const sources: Record<string, { file: string; flags: string[] }> = {
  en: { file: 'src/intl/en.json', flags: [] },
  ja: { file: 'src/intl/ja.json', flags: [] },
  // Accented, longer, in brackets: what is not a message, or can't stretch, shows at once.
  'en-XA': { file: 'src/intl/en.json', flags: ['--pseudo-locale', 'en-XA'] },
}

/** Serves `virtual:messages/<locale>`: a catalogue compiled to syntax trees, so that no browser parses message syntax. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const source = sources[id.slice(prefix.length + 1)]
      if (!source)
        throw new Error(
          `There is no catalogue for ${id.slice(1)}. Known: ${Object.keys(sources).join(', ')}.`,
        )
      this.addWatchFile(project + source.file)
      const { stdout } = await run(
        `${project}node_modules/.bin/formatjs`,
        ['compile', '--ast', '--format', 'simple', ...source.flags, project + source.file],
        { maxBuffer: 64 * 1024 * 1024 },
      )
      // As one JSON string: engines parse it faster than an object literal of the same content.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(stdout)))})`,
        moduleType: 'js',
      }
    },
    handleHotUpdate({ file, server }) {
      const changed = Object.entries(sources).filter(([, source]) => file === project + source.file)
      return changed.flatMap(([locale]) => server.moduleGraph.getModuleById(`\0${prefix}${locale}`) ?? [])
    },
  }
}
