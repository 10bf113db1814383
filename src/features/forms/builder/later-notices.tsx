import { useEffect } from 'react'
import { deferred, Later } from '#components/deferred'
import type { BuilderNoticesProps } from './builder-notices.tsx'

const BuilderNotices = deferred(async () => (await import('./builder-notices.tsx')).BuilderNotices)

/** Notices are rare; they are at hand from the first change, as the connection may be lost with the conflict that they tell of. */
export function LaterNotices({ builder, isGone, links }: BuilderNoticesProps) {
  const { dirty, theirs, unsaved, status } = builder.editing
  useEffect(() => {
    if (dirty) void BuilderNotices.preload()
  }, [dirty])
  return isGone || theirs || unsaved || status === 'failed' ? (
    <Later>
      <BuilderNotices builder={builder} isGone={isGone} links={links} />
    </Later>
  ) : null
}
