import type { Region } from '#api/regions'

/** Where mails may be sent from. */
export const regions: readonly Region[] = [
  { id: 'ap-northeast-1', name: 'Asia Pacific (Tokyo)', city: 'Tokyo', isDefault: true },
  { id: 'us-east-1', name: 'US East (N. Virginia)', city: 'Ashburn', isDefault: false },
  { id: 'eu-west-1', name: 'Europe (Ireland)', city: 'Dublin', isDefault: false },
]
