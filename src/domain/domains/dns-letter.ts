import type { DnsRecord } from '#api/shapes'
import { bindZone } from './dns-formats.ts'

type Asked = Pick<DnsRecord, 'type' | 'host' | 'fqdn' | 'value' | 'priority' | 'ttl'>

interface Letter {
  subject: string
  body: string
}

const lineOf = (
  { type, fqdn, value, priority }: Asked,
  words: { name: string; value: string; priority: string },
) =>
  [
    type,
    `  ${words.name}: ${fqdn}`,
    `  ${words.value}: ${value}`,
    ...(priority === undefined ? [] : [`  ${words.priority}: ${priority}`]),
  ].join('\n')

/** What to write to whoever keeps the zone of a domain, in the language of that person (DOM-26). */
export function dnsLetter(locale: 'en' | 'ja', name: string, records: readonly Asked[]): Letter {
  if (locale === 'ja') {
    const words = { name: 'ホスト名', value: '値', priority: '優先度' }
    return {
      subject: `DNSレコード追加のお願い（${name}）`,
      body: [
        'ご担当者様',
        '',
        `${name} からメールを送信するため、以下のDNSレコードの追加をお願いいたします。`,
        '既存のレコードは削除せず、そのまま残してください。',
        '',
        records.map((record) => lineOf(record, words)).join('\n\n'),
        '',
        'ゾーンファイルに貼り付ける場合は、次の形式をお使いください。',
        '',
        bindZone(records),
        '',
        '追加が完了しましたら、お知らせください。よろしくお願いいたします。',
      ].join('\n'),
    }
  }
  const words = { name: 'Name', value: 'Value', priority: 'Priority' }
  return {
    subject: `DNS records for ${name}`,
    body: [
      'Hello,',
      '',
      `To send mail from ${name}, we need the DNS records below. Please add them and leave all other records as they are.`,
      '',
      records.map((record) => lineOf(record, words)).join('\n\n'),
      '',
      'The same for a zone file:',
      '',
      bindZone(records),
      '',
      'Please tell me when they are in place. Thank you!',
    ].join('\n'),
  }
}
