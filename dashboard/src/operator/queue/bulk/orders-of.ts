/** Such as “1 order” and “12 orders”. */
export function ordersOf(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}
