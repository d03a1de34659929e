/** The correlation of two measures, from -1 to 1; with a yes or no as the second it is point-biserial. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | undefined {
  const count = pairs.length
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / count
  const [meanX, meanY] = [mean(0), mean(1)]
  let [together, alone, other] = [0, 0, 0]
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY)
    alone += (x - meanX) ** 2
    other += (y - meanY) ** 2
  }
  // where one of them never changes there is nothing to compare
  return alone === 0 || other === 0 || count < 2 ? undefined : together / Math.sqrt(alone * other)
}
