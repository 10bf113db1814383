import { createContext, use, useCallback } from 'react'
import { useLocation } from 'react-router'

export interface Address {
  pathname: string
  search: string
  hash: string
}

/** Reads the address as it is now. During a transition it is ahead of `useLocation`. */
export type AddressReader = () => Address

const AddressReaderContext = createContext<AddressReader | undefined>(undefined)
export const AddressReaderProvider = AddressReaderContext

/**
 * Reads the newest address of this page; undefined once another page was requested. A change of one part of the address
 * starts from it: starting from what is drawn would undo a change that is still in transition.
 */
export function useNewestAddress(): () => Address | undefined {
  const { pathname } = useLocation()
  const read = use(AddressReaderContext)
  if (!read) throw new Error('No <AddressReaderProvider> above this component. Wrap it in AppProviders.')
  return useCallback(() => {
    const address = read()
    return address.pathname === pathname ? address : undefined
  }, [pathname, read])
}
