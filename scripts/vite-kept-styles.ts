import type { Plugin } from 'vite'

/** What a style file exports once it is compiled: names of classes and variables. */
const EXPORTED = /export (?:var|const) \w+ = (?:"([^"]+)"|'([^']+)')/g

/**
 * Fails the build where scripts name the styles of a file that is not in it. A bundler that puts constants where they are
 * named leaves out a style file that only the face of a folder (index.ts) hands on, and its rules with it: the face shall
 * hand on a component that has them.
 */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const kept = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
    for (const id of this.getModuleIds()) {
      if (!id.endsWith('.css.ts') || kept.has(`${id}.vanilla.css`)) continue
      const named = [...(this.getModuleInfo(id)?.code ?? '').matchAll(EXPORTED)]
        .map(([, double, single]) => double ?? single ?? '')
        .find((name) => chunks.some(({ code }) => ['"', "'", '`'].some((q) => code.includes(q + name + q))))
      if (named !== undefined)
        this.error(`Scripts name the style ${named} of ${id}, whose rules are not in this build.`)
    }
  },
})
