package games.oxo.match.stats;

/** Small dense matrices. */
final class Matrices {
  private Matrices() {}

  /**
   * The inverse, by Gauss and Jordan's elimination with row exchanges.
   *
   * @param square is left as it was
   * @throws ArithmeticException if there is none
   */
  static double[][] inverse(double[][] square) {
    int n = square.length;
    double[][] left = new double[n][];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      left[i] = square[i].clone();
      right[i][i] = 1;
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        if (Math.abs(left[row][column]) > Math.abs(left[pivot][column])) {
          pivot = row;
        }
      }
      if (!(Math.abs(left[pivot][column]) > 1e-300)) {
        throw new ArithmeticException("the matrix has no inverse");
      }
      exchange(left, pivot, column);
      exchange(right, pivot, column);
      double scale = 1 / left[column][column];
      for (int k = 0; k < n; k++) {
        left[column][k] *= scale;
        right[column][k] *= scale;
      }
      for (int row = 0; row < n; row++) {
        double factor = left[row][column];
        if (row == column || factor == 0) {
          continue;
        }
        for (int k = 0; k < n; k++) {
          left[row][k] -= factor * left[column][k];
          right[row][k] -= factor * right[column][k];
        }
      }
    }
    return right;
  }

  private static void exchange(double[][] rows, int a, int b) {
    double[] kept = rows[a];
    rows[a] = rows[b];
    rows[b] = kept;
  }

  /** The matrix times the column. */
  static double[] times(double[][] matrix, double[] column) {
    double[] product = new double[matrix.length];
    for (int i = 0; i < product.length; i++) {
      double sum = 0;
      for (int k = 0; k < column.length; k++) {
        sum += matrix[i][k] * column[k];
      }
      product[i] = sum;
    }
    return product;
  }
}
