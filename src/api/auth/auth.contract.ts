import { contract } from '#api/wire'
import { Nothing } from '#api/shapes'
import { authRoutes } from './auth.routes.ts'
import { AccessToken, GoogleQuery } from './auth.schema.ts'

export const authContract = contract(authRoutes, {
  refresh: {
    summary: 'A new access token for the refresh cookie, which is replaced.',
    open: true,
    result: AccessToken,
  },
  google: {
    summary: 'Sends the browser to the Google sign-in and back to `redirect`.',
    open: true,
    query: GoogleQuery,
    result: Nothing,
  },
  signOut: { summary: 'Ends the session of the refresh cookie.', open: true, result: Nothing },
})
