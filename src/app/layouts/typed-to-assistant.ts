import { keepForTab, readStored, storageKeys, tabKeys, takeFromTab } from '#lib/storage'

/** Whose words they are: another account, or another workspace, gets none of them. */
const whose = (workspaceId: string | undefined) =>
  JSON.stringify([
    readStored(storageKeys.keptFor, (value) => (typeof value === 'string' ? value : undefined)),
    workspaceId,
  ])

/** What is typed to the assistant in a workspace, and not sent: it outlives a reload of the tab and a session that ends (AST-9). */
export function typedIn(workspaceId: string | undefined) {
  const keep = (text: string) => {
    if (text === '') takeFromTab(tabKeys.typedToAssistant)
    else keepForTab(tabKeys.typedToAssistant, `${whose(workspaceId)}\n${text}`)
  }
  return {
    read: () => {
      const owner = `${whose(workspaceId)}\n`
      const kept = takeFromTab(tabKeys.typedToAssistant) ?? ''
      const text = kept.startsWith(owner) ? kept.slice(owner.length) : ''
      keep(text)
      return text
    },
    keep,
  }
}
