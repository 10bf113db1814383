import formatjs from '@formatjs/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { compiledMessages } from './scripts/vite-compiled-messages.ts'

/** What takes a name in a file of styles: each such call one. */
const NAMED = /\b(style|createVar|keyframes|createContainer|createViewTransition)\(/g

/**
 * Short names for the classes of a build, counted through all files: digests don't compress, and the looks have a budget
 * (SPD-8). Where a file begins is known before any is read, so that each build has the same names.
 */
function countedNames(): (options: { hash: string; filePath: string }) => string {
  const files = globSync('src/**/*.css.ts').sort()
  const rooms = files.map((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].length)
  // From three letters on: those of one and two are the tokens' (src/styles/theme.css.ts).
  const beginOf = (place: number) => rooms.slice(0, place).reduce((sum, room) => sum + room, 36)
  const ofFile = new Map<string, string[]>()
  return ({ hash, filePath }) => {
    const place = files.indexOf(filePath)
    const hashes = ofFile.get(filePath) ?? []
    ofFile.set(filePath, hashes)
    if (!hashes.includes(hash)) hashes.push(hash)
    const count = hashes.indexOf(hash)
    // Styles that are made in a loop take more room than can be seen.
    return count < (rooms[place] ?? 0)
      ? `a${(beginOf(place) + count).toString(36)}`
      : `b${place.toString(36)}_${count.toString(36)}`
  }
}

/** The plugins that turn this project's sources into what a browser runs: the same for the app, Storybook and the tests. */
export const appPlugins = ({ counted = false } = {}): PluginOption[] => [
  react(),
  vanillaExtractPlugin({ identifiers: counted ? countedNames() : 'short' }),
  compiledMessages(),
]

/** Takes default texts and descriptions out of the code: the reader's own language is loaded as data. */
export const stripMessageTexts = (): PluginOption => formatjs({ removeDefaultMessage: true })

/** Messages are compiled when the project is built, so the parser of message syntax is never needed (SPD-12). */
export const withoutMessageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
}

/** Icons are drawn by a few lines of ours (src/components/icon/create-drawing.ts); lucide-react has the drawings. */
export const ownDrawings = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('src/components/icon/create-drawing.ts', import.meta.url)),
}
