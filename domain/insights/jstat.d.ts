/** The part of jStat that the insights use; the package has no types of its own. */
declare module "jstat" {
  type Distribution = { cdf(value: number, ...parameters: number[]): number };
  const library: {
    readonly jStat: {
      readonly studentt: Distribution & { inv(probability: number, df: number): number };
      readonly binomial: Distribution;
      readonly hypgeom: Distribution;
      readonly centralF: Distribution;
    };
  };
  export = library;
}
