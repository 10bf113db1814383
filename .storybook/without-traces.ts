import * as React from 'react'

/**
 * React's development build remembers where each element was made, and tells the browser's performance panel of each component
 * that it draws. Nobody looks at either in a test; its warnings stay. Read before anything else of React is loaded.
 */
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
// Elements that were made since it last counted: from 10,000 on it remembers no more of them.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// The Interactions panel is told of each call with its arguments. Nobody looks at that either. Storybook asks its address as it
// is loaded.
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)
