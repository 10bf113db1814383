import { keepForTab, ownerOfKept, tabKeys, takeFromTab } from '#lib/storage'

/** Between what was typed in one workspace and in the next: no text holds it. */
const SEPARATOR = '\u001E'

/**
 * What is typed to the assistant in a workspace, and not sent: it outlives a reload of the tab, a session that ends and a way
 * to another workspace (AST-9). Another account gets none of it.
 */
export function typedIn(workspaceId = '') {
  /** What is kept for this account, and no longer. */
  const take = () => {
    const account = `${JSON.stringify(ownerOfKept())} `
    const head = `${account}${workspaceId}\n`
    const kept = (takeFromTab(tabKeys.typedToAssistant) ?? '')
      .split(SEPARATOR)
      .filter((one) => one.startsWith(account))
    return { head, kept }
  }
  const put = (kept: readonly string[]) => {
    if (kept.length > 0) keepForTab(tabKeys.typedToAssistant, kept.join(SEPARATOR))
  }
  return {
    read: () => {
      const { head, kept } = take()
      put(kept)
      return kept.find((one) => one.startsWith(head))?.slice(head.length) ?? ''
    },
    keep: (text: string) => {
      const { head, kept } = take()
      const others = kept.filter((one) => !one.startsWith(head))
      put(text === '' ? others : [...others, head + text.replaceAll(SEPARATOR, '')])
    },
  }
}
