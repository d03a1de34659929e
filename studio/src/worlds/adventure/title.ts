/** A place nobody saw has no name but the one it is kept under. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  /^dark(_\d+)?$/.test(title) ? 'In the dark' : title === '' ? 'Somewhere' : title
