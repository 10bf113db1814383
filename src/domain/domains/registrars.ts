/** Where a zone is kept, and how its form wants a record to be written. */
export interface Registrar {
  id: string
  /** As it calls itself. */
  name: string
  /** Ends of the names of its name servers. */
  nameServers: readonly string[]
  /** Whether the field for the name wants it without the zone, which the form adds, or whole. */
  host: 'relative' | 'full'
  /** What stands for the zone itself in that field. */
  apex: '@' | ''
  /** Whether a name as value has to end with a dot, since the form adds the zone otherwise. */
  dotAfterName: boolean
  /** Whether the form wants a text in quotes. */
  quotes: boolean
  /** Answers with addresses of its own unless told not to. */
  proxies: boolean
}

const registrar = (
  id: string,
  name: string,
  nameServers: readonly string[],
  form: Partial<Omit<Registrar, 'id' | 'name' | 'nameServers'>> = {},
): Registrar => ({
  id,
  name,
  nameServers,
  host: 'relative',
  apex: '@',
  dotAfterName: false,
  quotes: false,
  proxies: false,
  ...form,
})

/** Those that most of our customers use, in the order of the list to choose from. */
export const registrars: readonly Registrar[] = [
  registrar('onamae', 'お名前.com', ['dnsv.jp', 'onamae.com'], { apex: '' }),
  registrar('xserver', 'Xserver', ['xserver.jp'], { apex: '' }),
  registrar('muumuu', 'ムームードメイン', ['muumuu-domain.com'], { apex: '' }),
  registrar('sakura', 'さくらインターネット', ['dns.ne.jp', 'sakura.ne.jp'], { dotAfterName: true }),
  registrar('value-domain', 'VALUE-DOMAIN', ['value-domain.com'], { dotAfterName: true }),
  registrar('cloudflare', 'Cloudflare', ['ns.cloudflare.com'], { proxies: true }),
  registrar('route53', 'Amazon Route 53', ['awsdns'], { apex: '', quotes: true }),
  registrar('google-cloud', 'Google Cloud DNS', ['googledomains.com'], {
    apex: '',
    dotAfterName: true,
    quotes: true,
  }),
  registrar('azure', 'Azure DNS', ['azure-dns.com', 'azure-dns.net', 'azure-dns.org', 'azure-dns.info']),
  registrar('godaddy', 'GoDaddy', ['domaincontrol.com']),
  registrar('namecheap', 'Namecheap', ['registrar-servers.com']),
  registrar('ionos', 'IONOS', ['ui-dns.com', 'ui-dns.de', 'ui-dns.org', 'ui-dns.biz']),
  registrar('gandi', 'Gandi', ['gandi.net'], { dotAfterName: true }),
  registrar('ovh', 'OVHcloud', ['ovh.net', 'anycast.me'], { apex: '', dotAfterName: true }),
  registrar('vercel', 'Vercel', ['vercel-dns.com']),
  registrar('bind', 'BIND', [], { dotAfterName: true, quotes: true }),
]

/** Whose name servers answer for a zone; undefined where nobody of the list does. */
export const registrarOf = (nameServers: readonly string[]): Registrar | undefined =>
  registrars.find((one) =>
    nameServers.some((server) => {
      const name = server.toLowerCase().replace(/\.$/, '')
      return one.nameServers.some((end) =>
        end.includes('.')
          ? name === end || name.endsWith(`.${end}`)
          : name.split('.').some((label) => label.startsWith(`${end}-`)),
      )
    }),
  )
