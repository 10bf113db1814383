import { useEffect } from 'react'
import type { Workspace } from '#api/workspace'
import { productName } from '#lib/product'
import { safeImageSrc } from '#lib/safe-url'

const OWN_ICON = '/favicon.svg'

/** Title and icon of the browser's tab follow the workspace; without one they are the product's (FRA-24, FRA-25). */
export function useBrowserTab(workspace: Workspace | undefined): void {
  const name = workspace?.name
  const icon = safeImageSrc(workspace?.icon?.src)
  useEffect(() => {
    document.title = name === undefined ? productName : `${name} - ${productName}`
    return () => {
      document.title = productName
    }
  }, [name])
  useEffect(() => {
    if (icon === undefined) return
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link) return
    link.removeAttribute('type')
    link.href = icon
    return () => {
      link.type = 'image/svg+xml'
      link.href = OWN_ICON
    }
  }, [icon])
}
