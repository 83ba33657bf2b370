package games.oxo.cluster.spark;

import java.io.Serializable;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.runtime.BoxedUnit;

/** Runs a job whose results are taken one by one, each as soon as its task has ended. */
public final class EachResult {
  private EachResult() {}

  /** What a task does, in Spark's own form. */
  private interface PartitionWork<A, B>
      extends Function2<TaskContext, Iterator<A>, B>, Serializable {}

  /**
   * Runs a job and returns when all its tasks have ended.
   *
   * @param parts one element in each partition
   * @param work is done by executors, once for each element unless it fails
   * @param taker gets each result once, one at a time, by a thread of Spark, which should not be
   *     kept for long
   */
  public static <A, B> void of(JavaRDD<A> parts, Function<A, B> work, Consumer<B> taker) {
    SparkContext context = parts.rdd().context();
    PartitionWork<A, B> whole =
        (task, elements) -> {
          try {
            return work.call(elements.next());
          } catch (Exception e) {
            throw e instanceof RuntimeException known ? known : new IllegalStateException(e);
          }
        };
    Function2<Object, B, BoxedUnit> handler =
        (number, result) -> {
          taker.accept(result);
          return BoxedUnit.UNIT;
        };
    @SuppressWarnings("unchecked")
    ClassTag<B> type = (ClassTag<B>) ClassTag.AnyRef();
    context.runJob(parts.rdd(), whole, handler, type);
  }
}
