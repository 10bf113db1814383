import formatjs from '@formatjs/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { compiledMessages } from './scripts/vite-compiled-messages.ts'

/** Short names for the classes of a build: digests don't compress, and the looks have a budget (PERFORMANCE.md B6). */
function countedNames(): (options: { hash: string; filePath: string }) => string {
  const files = globSync('src/**/*.css.ts').sort()
  const ofFile = new Map<string, string[]>()
  return ({ hash, filePath }) => {
    const names = ofFile.get(filePath) ?? []
    ofFile.set(filePath, names)
    if (!names.includes(hash)) names.push(hash)
    return `c${files.indexOf(filePath).toString(36)}_${names.indexOf(hash).toString(36)}`
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

/** Messages are compiled when the project is built, so the parser of message syntax is never needed (PERFORMANCE.md 2). */
export const withoutMessageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
}
