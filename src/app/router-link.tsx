import { Link } from 'react-router'
import type { AnchorProps } from '#components/link'
import { preloadPage } from './routes.tsx'

/** The router's link for the whole component library. Pointing at it, or reaching it by Tab, loads where it leads. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preloadPage(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preloadPage(href)
      }}
    />
  )
}
