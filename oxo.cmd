@echo off
rem Runs OXO on Windows. Builds it first when the program is missing or older than its sources, as 'oxo' does on Unix.
setlocal EnableExtensions DisableDelayedExpansion

set "HOME_DIR=%~dp0"
set "INSTALLED="
if exist "%HOME_DIR%lib\oxo.jar" set "INSTALLED=yes"
if defined INSTALLED (set "TARGET=%HOME_DIR%lib") else (set "TARGET=%HOME_DIR%app\target")
set "JAR=%TARGET%\oxo.jar"
set "CLASSES=%TARGET%\oxo.jsa"
if defined INSTALLED (set "ENGINE=%TARGET%\oxo.wasm") else (set "ENGINE=%HOME_DIR%wasm\target\wasm\oxo.wasm")

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%HOME_DIR%runtime\bin\java.exe" set "JAVA=%HOME_DIR%runtime\bin\java.exe"
"%JAVA%" -version >nul 2>nul
if errorlevel 1 (
  echo oxo: Java 17 or later is needed; no 'java' was found 1>&2
  exit /b 1
)

set "COMMAND=%~1"
if defined INSTALLED goto built
call :stale "%JAR%" "%TARGET%\oxo.built"
if errorlevel 1 (
  call :build "%TARGET%\oxo.built" package
  if errorlevel 1 exit /b 1
)
if not "%COMMAND%"=="page" goto built
call :stale "%ENGINE%" "%TARGET%\oxo.wasm.built"
if errorlevel 1 (
  call :build "%TARGET%\oxo.wasm.built" -Pwasm -pl wasm -am package
  if errorlevel 1 exit /b 1
)
:built
if "%COMMAND%"=="cluster" (
  echo oxo: the cluster commands need a Unix system 1>&2
  exit /b 2
)

rem What each command wants of Java: a line for each, and the last one for all other words.
set "OPTIONS="
if exist "%TARGET%\oxo.commands" for /f "usebackq tokens=1,*" %%a in ("%TARGET%\oxo.commands") do (
  if "%%a"=="%COMMAND%" set "OPTIONS=%%b"
  if "%%a"=="*" if not defined OPTIONS set "OPTIONS=%%b"
)

rem An archive of the loaded classes makes starts faster. A Java of 19 or later makes it by itself where it is missing.
set "SHARE=-XX:+AutoCreateSharedArchive"
if exist "%HOME_DIR%runtime\bin\java.exe" if exist "%CLASSES%" set "SHARE="

"%JAVA%" -XX:+IgnoreUnrecognizedVMOptions %OPTIONS% -XX:MaxRAMPercentage=70 -Xlog:disable %SHARE% "-XX:SharedArchiveFile=%CLASSES%" -Xshare:auto ^
  "-Doxo.engine=%ENGINE%" %OXO_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

rem :stale FILE MARK: status 1 when the file is missing, or a source is newer than the mark.
:stale
if not exist "%~1" exit /b 1
if not exist "%~2" exit /b 1
powershell -NoProfile -NonInteractive -Command ^
  "$mark = (Get-Item -LiteralPath '%~2').LastWriteTime;" ^
  "$newer = Get-ChildItem -Path '%HOME_DIR%pom.xml','%HOME_DIR%*\pom.xml','%HOME_DIR%*\src\main' -Recurse -File |" ^
  "  Where-Object { $_.LastWriteTime -gt $mark } | Select-Object -First 1;" ^
  "if ($newer) { exit 1 }"
exit /b %ERRORLEVEL%

rem :build MARK ARGUMENTS...: the mark has the time before the build, so that what changes meanwhile is built next time.
:build
set "MARK=%~1"
shift
where mvn >nul 2>nul
if errorlevel 1 (
  echo oxo: Maven is needed to build OXO; no 'mvn' was found 1>&2
  exit /b 1
)
echo oxo: building, this takes a minute the first time ... 1>&2
if not exist "%TARGET%" mkdir "%TARGET%"
type nul > "%MARK%.new"
pushd "%HOME_DIR%"
call mvn -B -q -Dquick -Dmaven.test.skip=true %1 %2 %3 %4 %5 > "%TARGET%\build.log" 2>&1
if errorlevel 1 (
  popd
  type "%TARGET%\build.log" 1>&2
  echo oxo: the build failed; what Maven said stands above 1>&2
  exit /b 1
)
popd
move /y "%MARK%.new" "%MARK%" >nul
exit /b 0
