export interface Release {
  /** '0.1.0 (unreleased)' */
  version: string
  groups: { title: string; entries: string[] }[]
}

/** Links of the changelog lead to files, which Storybook does not have. */
const plain = (entry: string) => entry.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** The newest release of a changelog in the format of Keep a Changelog; 'For …:' lines divide what was added. */
export function newestRelease(changelog: string): Release {
  const [, section = ''] = changelog.split(/^## /m)
  const [version = '', ...lines] = section.split('\n')
  const groups: Release['groups'] = []
  for (const line of lines) {
    const title = /^### (.+)$/.exec(line)?.[1] ?? /^(For .+):$/.exec(line)?.[1]
    if (title !== undefined) groups.push({ title, entries: [] })
    else if (line.startsWith('- ')) groups.at(-1)?.entries.push(plain(line.slice(2)))
  }
  return { version, groups: groups.filter(({ entries }) => entries.length > 0) }
}
