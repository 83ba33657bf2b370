#!/bin/sh
# Runs OXO. Builds it first when the program is missing or older than its sources.
set -eu

self=$0
while [ -h "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=$(dirname "$self")/$link ;;
  esac
done
home=$(cd "$(dirname "$self")" && pwd -P)
target=$home/app/target
jar=$target/oxo.jar
classes=$target/oxo.jsa
length=$target/oxo.jsa.length
commands=$target/oxo.commands
built=$target/oxo.built
engine=$home/wasm/target/wasm/oxo.wasm
engine_built=$target/oxo.wasm.built
cluster=$home/cluster/target
cluster_jar=$cluster/oxo-cluster.jar
cluster_built=$target/oxo.cluster.built
lock=$target/oxo.lock
runtime=$home/runtime
# An installed program has its jar beside it, and perhaps a Java of its own; it has nothing to build.
installed=
if [ -f "$home/lib/oxo.jar" ]; then
  installed=yes
  target=$home/lib
  jar=$target/oxo.jar
  commands=$target/oxo.commands
  classes=$target/oxo.jsa
  length=$target/oxo.jsa.length
  engine=$target/oxo.wasm
fi

# Java would open its own files in the place of what is closed, and read them as what somebody types. A
# closed output stays one that takes nothing.
{ true 3>&2; } || exec 2>/dev/null
{ true 3<&0; } 2>/dev/null || exec </dev/null
{ true 3>&1; } 2>/dev/null || exec 1</dev/null

if [ -x "$runtime/bin/java" ]; then
  java=$runtime/bin/java
elif [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/java" ]; then
  java=$JAVA_HOME/bin/java
else
  java=java
fi

fail() {
  echo "oxo: $*" >&2
  exit 1
}

stale() {
  [ ! -f "$jar" ] || [ ! -f "$commands" ] || changed "$built" "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main
}

# Whether one of these files and folders is newer than a mark, or the mark is missing. What the build writes
# into the sources does not count.
changed() {
  mark=$1
  shift
  [ ! -f "$mark" ] || [ -n "$(find "$@" -newer "$mark" ! -name api.ts 2>/dev/null | head -n 1)" ]
}

build() {
  run_maven "$built" "building, this takes a minute the first time ..." package
}

# The engine of 'oxo page' takes longer to compile, so it is made when that is first asked for.
stale_engine() {
  [ ! -f "$engine" ] || changed "$engine_built" "$home/pom.xml" "$home"/wasm/pom.xml \
    "$home"/game/src/main "$home"/search/src/main "$home"/session/src/main "$home"/table/src/main \
    "$home"/book/src/main "$home"/offline/src/main "$home"/wasm/src/main
}

build_engine() {
  run_maven "$engine_built" "compiling the engine for browsers, this takes a minute ..." -Pwasm -pl wasm -am package
}

# Spark is large, so it is fetched when a cluster command is first used.
stale_cluster() {
  [ ! -f "$cluster_jar" ] || changed "$cluster_built" "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main
}

build_cluster() {
  run_maven "$cluster_built" "building the cluster module, this fetches Spark the first time ..." \
    -Pcluster -pl cluster -am package
  # The program itself was built on the way.
  cp -p "$cluster_built" "$built"
}

need_java() {
  command -v "$java" >/dev/null 2>&1 || fail "Java 17 or later is needed; no 'java' was found"
  version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
  [ "${version:-0}" -ge 17 ] || fail "Java 17 or later is needed; '$java' is version ${version:-unknown}"
}

# run_maven MARK WHAT ARGUMENTS...: the mark is set to the time before the build, so that what changes meanwhile is
# built next time.
run_maven() {
  mark=$1
  need_java
  command -v mvn >/dev/null 2>&1 || fail "Maven is needed to build OXO; no 'mvn' was found"
  echo "oxo: $2" >&2
  shift 2
  : >"$mark.new"
  if ! (cd "$home" && mvn -B -q -Dquick -Dmaven.test.skip=true "$@") >"$target/build.log" 2>&1; then
    cat "$target/build.log" >&2
    fail "the build failed; what Maven said stands above"
  fi
  mv "$mark.new" "$mark"
}

# One build at a time; whoever waits finds the work done. A lock is stale when its owner is gone, or
# when it is older than any build takes.
build_alone() {
  if ! mkdir -p "$target" 2>/dev/null || [ ! -w "$target" ]; then
    fail "the program must be built, but this folder cannot be written to: $target"
  fi
  waiting=
  until mkdir "$lock" 2>/dev/null; do
    owner=$(cat "$lock/owner" 2>/dev/null || true)
    if { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; } ||
      { [ -z "$owner" ] && [ -n "$(find "$lock" -prune -mmin +1 2>/dev/null)" ]; } ||
      [ -n "$(find "$lock" -prune -mmin +10 2>/dev/null)" ]; then
      rm -rf "$lock"
      continue
    fi
    [ -n "$waiting" ] || echo "oxo: waiting for another build to end ..." >&2
    waiting=yes
    sleep 1
  done
  echo $$ >"$lock/owner"
  trap 'rm -rf "$lock"' EXIT
  trap 'exit 130' INT TERM
  if "stale$1"; then
    "build$1"
  fi
  rm -rf "$lock"
  trap - EXIT INT TERM
}

if [ -z "$installed" ]; then
  case " $* " in
    *" -h "* | *" --help "*) ;;
    " cluster "*) ! stale_cluster || build_alone _cluster ;;
  esac
  ! stale || build_alone ""
  case " $* " in
    *" -h "* | *" --help "*) ;;
    " page "*) ! stale_engine || build_alone _engine ;;
  esac
fi

# An archive of the loaded classes makes starts faster. It may fail, and nothing needs it. Java dies of
# one that is cut off, so it gets its name when it is whole, and is used if it is as long as it was then;
# the length stands in a file beside it, 0 if there is to be no archive.
usable() {
  [ -f "$classes" ] && [ -f "$length" ] && read -r wanted <"$length" &&
    [ "$(($(wc -c <"$classes")))" = "$wanted" ]
}

archive() {
  new=$classes.$$
  trap 'rm -f "$new" "$length.$$"' EXIT
  trap 'exit 130' INT TERM HUP
  # What a start left behind that was killed.
  find "$target" -name 'oxo.jsa.[0-9]*' -mmin +10 -exec rm -f {} + 2>/dev/null || true
  rm -f "$length"
  "$java" -XX:ArchiveClassesAtExit="$new" -XX:+UseSerialGC -jar "$jar" solve connect4 \
    233377345754465174223731671122611552 >/dev/null 2>&1 </dev/null && [ -s "$new" ] || : >"$new"
  echo "$(($(wc -c <"$new")))" >"$length.$$"
  mv -f "$new" "$classes"
  mv -f "$length.$$" "$length"
  trap - EXIT INT TERM HUP
}

share=-XX:SharedArchiveFile=$classes
# What was unpacked has one time for all its files; Java itself compares the archive with the jar.
if { [ ! -d "$runtime" ] && [ ! "$classes" -nt "$jar" ]; } || ! usable; then
  [ -z "$installed" ] || need_java
  [ ! -w "$target" ] || archive
  usable || share=
fi
[ -s "$classes" ] || share=

# Without a locale Java could not read names with letters such as é.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
  C | POSIX) export LC_ALL=C.UTF-8 ;;
esac

# What each command wants of Java: a file with a line for each, which the build makes from the registry of commands. Its
# last line is for all other words.
options=
[ ! -f "$commands" ] || while read -r word wanted; do
  case $word in
    "${1:-}" | "*") options=$wanted && break ;;
  esac
done <"$commands"
[ -t 1 ] && out=true || out=false
[ -t 2 ] && err=true || err=false
[ -t 0 ] && in=true || in=false
# Spark's jars come first: they are newer than what our own jar has of the same libraries. Unless another cluster is
# named, nobody else shall reach what Spark opens.
case ${1:-} in
  # The one that completes words must know the cluster commands too.
  cluster | completion) use_cluster=$cluster_jar ;;
  *) use_cluster= ;;
esac
if [ -f "$use_cluster" ]; then
  case " $* " in
    *" --master local"* | *" --master=local"* | *" --master spark://127."* | *" --master=spark://127."*) here=yes ;;
    *" --master"*) here= ;;
    *) here=yes ;;
  esac
  [ -z "$here" ] || export SPARK_LOCAL_IP=127.0.0.1
  share=
  set -- -Doxo.cluster.home="$cluster" -Dslf4j.provider=org.apache.logging.slf4j.SLF4JServiceProvider \
    -Dslf4j.internal.verbosity=ERROR -cp "$cluster/spark/jars/*:$cluster_jar:$jar" games.oxo.app.Main "$@"
else
  set -- -jar "$jar" "$@"
fi
# Pages of trees and tables go where the garbage collector does not copy them about, and the heap begins
# large for searches: both keep pauses short.
# OXO_JAVA_OPTS: options for Java itself, such as -Xmx20g.
exec "$java" $options -XX:MaxRAMPercentage=70 -Xlog:disable \
  ${share:+"$share"} -Xshare:auto \
  -Doxo.stdout.terminal=$out -Doxo.stderr.terminal=$err -Doxo.stdin.terminal=$in \
  -Doxo.engine="$engine" ${OXO_JAVA_OPTS:-} \
  "$@"
