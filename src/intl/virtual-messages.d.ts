declare module 'virtual:messages/*' {
  const catalogue: Record<string, string>
  export default catalogue
}
