import { get, post } from '#api/wire'
import type { Nothing } from '#api/shapes'
import type { AccessToken, GoogleQuery } from './auth.schema.ts'

/** `google` is a full-page navigation: its answer is a redirect, never JSON. */
export const authRoutes = {
  refresh: get('/auth/refresh').ofAccount().returns<AccessToken>(),
  google: get('/auth/request/google').query<GoogleQuery>().ofAccount().returns<Nothing>(),
  signOut: post('/auth/sign-out').ofAccount().returns<Nothing>(),
}
