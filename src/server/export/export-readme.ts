/** What stands beside the files of an export. */
export const EXPORT_README = `# Export of a workspace

All files are of one moment. Times are UTC, in ISO 8601.

| File | Holds |
| --- | --- |
| workspace.json | the workspace itself |
| contacts.csv | contacts with status, consent, lists and properties, for spreadsheets; UTF-8, cells that look like formulas begin with ' |
| contacts.ndjson | the same contacts in full, one JSON object a line |
| mailing-lists.json, segments.json, schemas.json | lists, segments with their conditions, properties of contacts and events |
| campaigns.ndjson | campaigns with the documents of their mails, one a line |
| forms.json | forms as they are edited and as they are published |
| brand.json, senders.json, domains.json, hostnames.json | brand, senders, sending domains and custom hostnames, without keys |
| events/YYYY-MM.ndjson | what happened, by month, one JSON object a line |

Not in it: members and invitations, API keys, private keys of DKIM and certificates, connections and their credentials, single
mails, who received which campaign and its figures, answers to forms as they were sent, conversations with the assistant, and
uploaded pictures (documents name them by their addresses).
`
