import { http, HttpResponse, type HttpHandler } from 'msw'
import type { MockBackend } from '#mocks/core/respond'

/** Every call of the API and of the tracking API, whatever comes before /v1, and of forms by visitors, answered by a backend. */
export const networkOf = (backend: Pick<MockBackend, 'respond'>): HttpHandler[] => [
  http.all(/\/v1\/|\/f\/[\w-]+(\/form)?$/, async ({ request }) => {
    const response = await backend.respond(request)
    return response.type === 'error' ? HttpResponse.error() : response
  }),
]
