import { cssDeclarationSorter } from 'css-declaration-sorter'
import postcss from 'postcss'
import type { Plugin } from 'vite'

/**
 * The same styles with the declarations of each rule in one order: what always follows the same compresses better. One that
 * overrides another of its rule stays behind it.
 */
export async function sortDeclarations(css: string): Promise<string> {
  const sorter = cssDeclarationSorter({ order: 'concentric-css', keepOverrides: true })
  return (await postcss([sorter]).process(css, { from: undefined })).css
}

/** Sorts the built styles, 2 % of them (SPD-2). What makes them small would mix the order of the sources up again. */
export const sortedStyles = (): Plugin => ({
  name: 'sorted-styles',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      if (typeof file.source !== 'string') this.error(`${file.fileName} is no text.`)
      file.source = await sortDeclarations(file.source)
    }
  },
})
