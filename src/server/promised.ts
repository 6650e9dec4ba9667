/** Something begun now and waited for later on; until then its failure is nobody's. */
export function promised<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
