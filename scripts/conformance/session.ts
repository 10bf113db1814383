import { cookieOf, type Scene } from './http.ts'
import type { Check } from './suite.ts'

/** A session is kept by a cookie that is rotated: each is good once. Only for backends with the stand-in for Google. */
export function sessionChecks({ base }: Scene, account: string): Check[] {
  const start = async () => {
    const there = await fetch(`${base}/v1/auth/request/google?login_hint=${account}`, { redirect: 'manual' })
    return cookieOf(there)
  }
  const refresh = (cookie: string) => fetch(`${base}/v1/auth/refresh`, { headers: { cookie } })
  const expectStatus = (response: Response, status: number) => {
    if (response.status !== status) throw new Error(`answered ${response.status} in place of ${status}`)
  }
  return [
    {
      name: 'session: a refresh rotates the cookie, and the old one is no good',
      async run() {
        const first = await start()
        const response = await refresh(first)
        expectStatus(response, 200)
        expectStatus(await refresh(first), 401)
        expectStatus(await refresh(cookieOf(response)), 200)
      },
    },
    {
      name: 'session: the cookie is out of reach of scripts and other sites',
      async run() {
        const there = await fetch(`${base}/v1/auth/request/google?login_hint=${account}`, {
          redirect: 'manual',
        })
        const [line = ''] = there.headers.getSetCookie()
        for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/'])
          if (!line.includes(part)) throw new Error(`is set without ${part}`)
      },
    },
    {
      name: 'session: who signed out is signed out',
      async run() {
        const cookie = await start()
        const out = await fetch(`${base}/v1/auth/sign-out`, { method: 'POST', headers: { cookie } })
        expectStatus(out, 200)
        expectStatus(await refresh(cookie), 401)
      },
    },
    ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map(
      (target) => ({
        name: `session: the sign-in does not lead to ${target}`,
        async run() {
          const query = new URLSearchParams({ login_hint: account, redirect: target }).toString()
          const there = await fetch(`${base}/v1/auth/request/google?${query}`, { redirect: 'manual' })
          const to = there.headers.get('location') ?? ''
          if (new URL(to, base).origin !== new URL(base).origin) throw new Error(`leads to ${to}`)
        },
      }),
    ),
    ...['', 'Bearer', 'Bearer x', 'Bearer null', 'Basic YTpi', 'Bearer a.b.c'].map((authorization) => ({
      name: `session: "${authorization}" is no token`,
      async run() {
        const response = await fetch(`${base}/v1/internal/self_account`, { headers: { authorization } })
        expectStatus(response, 401)
      },
    })),
  ]
}
