import { defineMessages } from 'react-intl'
import type { DnsMistake } from '#domain/domains/dns-mistakes'

/** What is wrong with a record and what to do, in plain words (DOM-21). */
export const mistakeMessages = defineMessages<
  Record<
    Exclude<
      DnsMistake,
      'host_twice' | 'other_host' | 'underscore_missing' | 'other_type' | 'proxied' | 'beside_cname'
    >,
    {}
  > &
    Record<
      'host_twice' | 'other_host' | 'underscore_missing' | 'other_type' | 'proxied' | 'beside_cname',
      { at: string; type: string }
    >
>({
  not_found: {
    id: 'dnsMistakes.notFound',
    defaultMessage:
      'Nothing was found at this name. If you added it just now, wait a few minutes. Otherwise, check that it was saved.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  host_twice: {
    id: 'dnsMistakes.hostTwice',
    defaultMessage:
      'It is at {at}: the domain appears twice. The form adds the domain itself, so enter only the name shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  other_host: {
    id: 'dnsMistakes.otherHost',
    defaultMessage: 'It is at {at}. Move it to the name shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  underscore_missing: {
    id: 'dnsMistakes.underscoreMissing',
    defaultMessage: 'It is at {at}, without the underscore that this record needs.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  other_type: {
    id: 'dnsMistakes.otherType',
    defaultMessage:
      'It is there, but as a record of type {type}. Delete it and add it with the type shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  proxied: {
    id: 'dnsMistakes.proxied',
    defaultMessage: 'A proxy answers in its place ({type} record). Turn the proxy off for this record.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  cname_at_apex: {
    id: 'dnsMistakes.cnameAtApex',
    defaultMessage: 'A whole domain can’t have a CNAME record. Use a subdomain instead.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  beside_cname: {
    id: 'dnsMistakes.besideCname',
    defaultMessage:
      'There is another record ({type}) at the same name. A CNAME must be alone: delete the other one first.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  several_values: {
    id: 'dnsMistakes.severalValues',
    defaultMessage: 'There are several records at this name. Keep only the one shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  swapped: {
    id: 'dnsMistakes.swapped',
    defaultMessage: 'This value belongs to another record in this list. Two of them were swapped.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  other_token: {
    id: 'dnsMistakes.otherToken',
    defaultMessage: 'This value belongs to another domain or workspace. Use the value shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  other_region: {
    id: 'dnsMistakes.otherRegion',
    defaultMessage: 'This value is for another region. Use the value shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  placeholder: {
    id: 'dnsMistakes.placeholder',
    defaultMessage: 'Example text was left in the value. Replace it with the value shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  zone_appended: {
    id: 'dnsMistakes.zoneAppended',
    defaultMessage:
      'Your domain was added to the end of the value. End the value with a dot, or enter it without your domain if the form adds it.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  quotes: {
    id: 'dnsMistakes.quotes',
    defaultMessage: 'Quotation marks were saved as part of the value. Enter it without them.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  smart_quotes: {
    id: 'dnsMistakes.smartQuotes',
    defaultMessage: 'Curly quotation marks are part of the value. Enter it without them.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  chunks: {
    id: 'dnsMistakes.chunks',
    defaultMessage:
      'The value was split: there are spaces or quotation marks in the middle. Enter it as one text.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  chunk_order: {
    id: 'dnsMistakes.chunkOrder',
    defaultMessage: 'The parts of the value are in the wrong order. Enter it as one text.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  cut: {
    id: 'dnsMistakes.cut',
    defaultMessage: 'The value is cut off. Copy all of it.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  escaped: {
    id: 'dnsMistakes.escaped',
    defaultMessage: 'Backslashes are part of the value. Enter it without them.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  entities: {
    id: 'dnsMistakes.entities',
    defaultMessage:
      'The value was copied from the source code of a page: it contains &quot; and the like. Copy it with the button.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  encoded: {
    id: 'dnsMistakes.encoded',
    defaultMessage: 'The value is encoded as in a link, with % signs. Copy it with the button.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  invisible: {
    id: 'dnsMistakes.invisible',
    defaultMessage: 'Invisible characters came with the value. Delete it and copy it with the button.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  full_width: {
    id: 'dnsMistakes.fullWidth',
    defaultMessage: 'The value has full-width characters. Enter it in half-width characters.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spaces: {
    id: 'dnsMistakes.spaces',
    defaultMessage: 'The value has spaces that don’t belong there. Delete them.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  dashes: {
    id: 'dnsMistakes.dashes',
    defaultMessage:
      'A word processor or keyboard turned hyphens into other dashes. Copy the value with the button.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  case: {
    id: 'dnsMistakes.case',
    defaultMessage: 'Uppercase and lowercase letters were changed. Copy the value with the button.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  address: {
    id: 'dnsMistakes.address',
    defaultMessage: 'It was entered as a web address. Enter it without https:// and slashes.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  label: {
    id: 'dnsMistakes.label',
    defaultMessage: 'The label was copied too. Enter only the value.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  whole_line: {
    id: 'dnsMistakes.wholeLine',
    defaultMessage: 'The whole line was entered as the value. Enter only the value.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  priority_in_value: {
    id: 'dnsMistakes.priorityInValue',
    defaultMessage: 'The priority was entered as part of the value. It has a field of its own.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  trailing_mark: {
    id: 'dnsMistakes.trailingMark',
    defaultMessage: 'There is a punctuation mark at the end of the value. Delete it.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spf_twice: {
    id: 'dnsMistakes.spfTwice',
    defaultMessage: 'There are two SPF records, so receivers ignore both. Merge them into one.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spf_without_ours: {
    id: 'dnsMistakes.spfWithoutOurs',
    defaultMessage:
      'This is the SPF record of another service. Add our part to it; don’t add a second record.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spf_after_all: {
    id: 'dnsMistakes.spfAfterAll',
    defaultMessage: 'Our part comes after “all”, where receivers stop reading. Move it before “all”.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spf_syntax: {
    id: 'dnsMistakes.spfSyntax',
    defaultMessage:
      'Receivers can’t read this SPF record. Separate its parts with one space, and put nothing between “include:” and the name.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  spf_too_many_lookups: {
    id: 'dnsMistakes.spfTooManyLookups',
    defaultMessage:
      'This SPF record looks up more than 10 other records, so receivers give up. Remove services that you no longer use.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  dmarc_twice: {
    id: 'dnsMistakes.dmarcTwice',
    defaultMessage: 'There are two DMARC records, so receivers ignore both. Keep one.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  dmarc_version: {
    id: 'dnsMistakes.dmarcVersion',
    defaultMessage: 'A DMARC record must begin with v=DMARC1;',
    description: 'What is wrong with a DNS record, and what to do',
  },
  dmarc_policy: {
    id: 'dnsMistakes.dmarcPolicy',
    defaultMessage: 'The policy (p=) must be none, quarantine or reject.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  dmarc_separators: {
    id: 'dnsMistakes.dmarcSeparators',
    defaultMessage: 'Parts of a DMARC record are separated by semicolons.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  key_unreadable: {
    id: 'dnsMistakes.keyUnreadable',
    defaultMessage:
      'The record is right, but our server can’t read the key that it is for, so nothing is sent. Ask whoever runs the server. If the key isn’t back within 3 days, check again: you then get a new record.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  typo: {
    id: 'dnsMistakes.typo',
    defaultMessage: 'Nearly right: the marked characters differ.',
    description: 'What is wrong with a DNS record, and what to do',
  },
  other_value: {
    id: 'dnsMistakes.otherValue',
    defaultMessage: 'There is a different value at this name. Change it to the one shown here.',
    description: 'What is wrong with a DNS record, and what to do',
  },
})
