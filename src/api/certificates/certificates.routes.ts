import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  Certificate,
  CertificateFilter,
  CertificateItem,
  CertificateQuery,
  NewCertificate,
} from './certificates.schema.ts'

export const certificateRoutes = {
  list: get('/certificates').query<CertificateQuery>().returns<Page<Certificate>>('page'),
  count: get('/certificates/count').query<CertificateFilter>().returns<Count>('count'),
  create: post('/certificates').body<NewCertificate>().returns<Certificate>(),
  one: get('/certificates/:hostname').returns<Certificate>(),
  delete: del('/certificates/:hostname').returns<Nothing>(),
  verify: post('/certificates/:hostname/verify').returns<Certificate>(),
  items: get('/certificates/:hostname/items').returns<Page<CertificateItem>>('page'),
}
