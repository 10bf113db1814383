import { Suspense, useState } from 'react'
import { deferred } from '#components/deferred'
import type { DialogProps, FullSheetProps, LayerProps } from './layer.tsx'

const Layer = deferred(async () => (await import('./layer.tsx')).Layer)

/** Loads what every dialog and sheet needs: call it when one is about to be wanted. */
export const preloadDialogs = Layer.preload

/** A question or a small task in the middle of the window. */
export function Dialog(props: DialogProps) {
  return <Wanted {...props} kind="dialog" />
}

/** One thing of a list, opened at the right without leaving the list. Fills a narrow window. */
export function SideSheet(props: DialogProps) {
  return <Wanted {...props} kind="sheet" />
}

/** A task of several steps that takes the whole window, such as an import. */
export function FullSheet(props: FullSheetProps) {
  return <Wanted {...props} kind="full" closesOutside={false} />
}

/** Nothing is loaded before it is opened for the first time; afterwards it stays, so that it can be seen to go. */
export function Wanted(props: LayerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  )
}
