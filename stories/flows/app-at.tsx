import { useLocation } from 'react-router'
import { VisuallyHidden } from '#components/visually-hidden'
import { App } from '#app/app.tsx'

/** The whole app at the address of the story (`parameters.address`), with its own route table. The address can be read, as in a browser. */
export function AppAt() {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <App />
      <VisuallyHidden>
        <output aria-label="Address">{`${pathname}${search}${hash}`}</output>
      </VisuallyHidden>
    </>
  )
}
