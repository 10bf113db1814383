import type { Plugin, Rolldown } from 'vite'

type Chunks = Map<string, Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports' | 'isEntry'>>

/** What a file needs before it can run, itself included. */
function closureOf(file: string, chunks: Chunks): Set<string> {
  const files = new Set([file])
  for (const one of files) for (const next of chunks.get(one)?.imports ?? []) files.add(next)
  return files
}

/**
 * What is there, or under way, whenever a file runs: what it needs, and what is there whatever way it is reached by. Ways
 * are followed until nothing changes any more.
 */
export function presentIn(chunks: Chunks): Map<string, Set<string>> {
  const importers = new Map<string, string[]>()
  for (const [file, { imports, dynamicImports }] of chunks)
    for (const next of [...imports, ...dynamicImports])
      importers.set(next, [...(importers.get(next) ?? []), file])
  const present = new Map<string, Set<string>>()
  const all = new Set(chunks.keys())
  for (const [file, { isEntry }] of chunks) present.set(file, isEntry ? closureOf(file, chunks) : all)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [file, { isEntry }] of chunks) {
      if (isEntry) continue
      const ways = (importers.get(file) ?? []).map((importer) => present.get(importer) ?? new Set<string>())
      const [first = new Set<string>(), ...others] = ways
      const next = closureOf(file, chunks)
      for (const one of first) if (others.every((way) => way.has(one))) next.add(one)
      if (next.size === present.get(file)?.size) continue
      present.set(file, next)
      isChanged = true
    }
  }
  return present
}

/**
 * Parts that come later name the files they wait for, and such names don't compress: names of files that are there in any
 * case are left out.
 */
export function shortPreloads(): { plugin: Plugin; resolveDependencies: Resolve } {
  let present = new Map<string, Set<string>>()
  return {
    plugin: {
      name: 'short-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const chunks: Chunks = new Map()
          for (const [file, output] of Object.entries(bundle))
            if (output.type === 'chunk') chunks.set(file, output)
          present = presentIn(chunks)
        },
      },
    },
    resolveDependencies: (_file, files, { hostId, hostType }) =>
      hostType === 'js' ? files.filter((file) => !present.get(hostId)?.has(file)) : files,
  }
}

type Resolve = (
  file: string,
  files: string[],
  context: { hostId: string; hostType: 'html' | 'js' },
) => string[]
