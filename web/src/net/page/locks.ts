// Which tab has which table: two of them never change the same one. A lock ends with its tab, however that ends.

export class Locks {
  private readonly held = new Map<string, () => void>();

  /** Take a table, unless another tab has it. A browser that refuses to store anything refuses locks too: there is
   * nothing that tabs could share. */
  take(table: string): Promise<boolean> {
    if (this.held.has(table) || !navigator.locks) {
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const asked = navigator.locks.request(`orcs-table-${table}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(false);
          return undefined;
        }
        return new Promise<void>((release) => {
          this.held.set(table, release);
          resolve(true);
        });
      });
      asked.catch(() => resolve(true));
    });
  }

  /** Keep just these. Nobody else can know of one that is new. */
  async keep(tables: string[]): Promise<void> {
    for (const [table, release] of this.held) {
      if (!tables.includes(table)) {
        this.held.delete(table);
        release();
      }
    }
    await Promise.all(tables.map((table) => this.take(table)));
  }
}
