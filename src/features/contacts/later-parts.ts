/** Where each part is that comes after the first picture. A file of its own: the names of all their files need not come first. */
export const detail = () => import('#features/contacts/detail')
export const imports = () => import('#features/contacts/import')
export const bulk = () => import('#features/contacts/bulk')
export const add = () => import('#features/contacts/add')
export const rail = () => import('#features/contacts/rail')
export const filters = () => import('#features/contacts/filters')
export const columns = () => import('#features/contacts/columns')
export const segments = () => import('#features/segments')
