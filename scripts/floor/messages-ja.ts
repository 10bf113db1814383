export default { title: [{ type: 0 as const, value: 'コンタクト' }] }
