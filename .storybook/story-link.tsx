import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export interface StoryLinkProps {
  /** The id of a story or a docs page: 'components-button--docs'. */
  id: string
  className?: string
  children: ReactNode
}

/** A link from one docs page to another, or to a story. */
export function StoryLink({ id, className, children }: StoryLinkProps) {
  const address = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Storybook's frame changes the address; the link alone would load all of it again.
    addons.getChannel().emit(NAVIGATE_URL, address)
  }
  return (
    <a className={className} href={`./${address}`} target="_top" onClick={open}>
      {children}
    </a>
  )
}
